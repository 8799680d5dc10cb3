package octavo.benchmarks.java.model;

import java.io.Serializable;
import java.util.List;
import java.util.Map;

/** Users, edges between them, and what they did. */
public class SocialGraphDelta implements Serializable {
  public long batchId;
  public long generatedAtMs;
  public List<SocialUser> users;
  public List<SocialEdge> edges;
  public List<Interaction> interactions;

  /** A node of the graph. */
  public static class SocialUser implements Serializable {
    public long userId;
    public String username;
    public String displayName;
    public int followerCount;
    public List<String> interests;
  }

  /** What one user is to another. */
  public static class SocialEdge implements Serializable {
    public long fromUserId;
    public long toUserId;
    public String relation;
    public double strength;
  }

  /** What a user did. */
  public static class Interaction implements Serializable {
    public long userId;
    public long targetId;
    public String type;
    public long timestampMs;
    public Map<String, String> metadata;
  }
}
